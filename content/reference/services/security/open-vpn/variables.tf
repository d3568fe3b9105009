# modules/mgmt/openvpn-server of the service catalog, v0.96.3.

# Required inputs

variable "allow_vpn_from_cidr_list" {
  description = "CIDR blocks from which clients can connect to the VPN. Nobody can connect from anywhere else."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI that the server boots from. Set it to `null` if `ami_filters` is to find the AMI."
  type        = string
}

variable "ami_filters" {
  description = "Owners and filters for looking up the AMI. Set it to `null` if you pass an ID in `ami`."
  type = object({
    # Accounts that own the AMI, as account IDs or aliases such as `self` and `amazon`.
    owners = list(string)
    # Filters that the AMI must match.
    filters = list(object({
      # Name of the EC2 image filter, such as `tag:version` or `name`.
      name = string
      # Values of which the AMI must have one.
      values = list(string)
    }))
  })
}

variable "backup_bucket_name" {
  description = "Name of the S3 bucket for backups of the public key infrastructure (PKI). It must be unique across all AWS accounts."
  type        = string
}

variable "ca_cert_fields" {
  description = "Fields for the subject of the certificate that the certificate authority (CA) of the server uses."
  type = object({
    # Country (`C`).
    ca_country = string
    # State or province (`ST`).
    ca_state = string
    # Locality, such as the city (`L`).
    ca_locality = string
    # Organization (`O`).
    ca_org = string
    # Organizational unit (`OU`).
    ca_org_unit = string
    # Email address.
    ca_email = string
  })
}

variable "subnet_ids" {
  description = "IDs of the subnets in which the server may run."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms. Despite the singular name this is a list; while it is empty, no topic is notified."
  type        = list(string)
  default     = []
}

variable "allow_manage_key_permissions_with_iam" {
  description = "Whether IAM policies can grant access to the created KMS key as well. With `false`, the key policy alone decides."
  type        = bool
  default     = false
}

variable "allow_ssh_from_cidr_list" {
  description = "CIDR blocks from which SSH connections to port 22 are accepted. With an empty list, no address range is admitted."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of the security groups whose members may open SSH connections to port 22. An empty list admits no group."
  type        = list(string)
  default     = []
}

variable "base_domain_name" {
  description = "Apex domain by which to look up the hosted zone. Used only while `create_route53_entry` is `true`."
  type        = string
  default     = null
}

variable "base_domain_name_tags" {
  description = "Tags that the hosted zone must have, as a map from tag key to value. Use them to tell apart several zones with the same domain name."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Additional cloud-init parts to run while the server boots. The map keys are arbitrary names; each value describes one part."
  type = map(object({
    # Name of the part, as cloud-init reports it.
    filename = string
    # MIME type of the content, such as `text/x-shellscript`.
    content_type = string
    # Content of the part.
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "Customer-managed KMS key for encrypting the CloudWatch log group, given as a key ID, a key ARN or an alias ARN. With `null`, no customer-managed key is used."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Number of days for which events stay in the CloudWatch log group. With `null`, they never expire."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags to apply to the CloudWatch log group, as a map from tag key to value."
  type        = map(string)
  default     = null
}

variable "cmk_administrator_iam_arns" {
  description = "ARNs of the IAM identities that administer the created KMS key. With an empty list, it is the user who runs `apply`."
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "ARNs of IAM identities in other AWS accounts that may use the created KMS key."
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "IAM identities that may use the created KMS key, optionally under conditions."
  type = list(object({
    # ARNs of the IAM identities.
    name = list(string)
    # Conditions under which the key may be used.
    conditions = list(object({
      # IAM condition operator, such as `StringEquals`.
      test = string
      # Condition key to compare.
      variable = string
      # Values to compare the condition key with.
      values = list(string)
    }))
  }))
  default = []
}

variable "create_route53_entry" {
  description = "Whether to create a Route 53 A record for `domain_name`."
  type        = bool
  default     = false
}

variable "default_user" {
  description = "Operating system user that the AMI provides for logging in, for example `ubuntu` or `ec2-user`."
  type        = string
  default     = "ubuntu"
}

variable "domain_name" {
  description = "Domain name of the server. With `null`, it is made up of `name` and `base_domain_name`."
  type        = string
  default     = null
}

variable "ebs_optimized" {
  description = "Whether the server is launched as an EBS-optimized instance. AWS may charge extra for this on older instance types."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the system logs of the server or nodes are sent to CloudWatch Logs."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether to add the IAM permissions for publishing custom metrics on memory and disk usage to CloudWatch."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether to run fail2ban, which blocks the address of a host after repeated failed login attempts."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether to run ip-lockdown, which restricts access to the instance metadata endpoint to selected operating system users."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether to add the IAM permissions that ssh-grunt needs. ssh-grunt ties SSH access to membership in IAM groups."
  type        = bool
  default     = true
}

variable "external_account_arns" {
  description = "ARNs of the accounts that hold IAM users. Roles are created through which these users reach the SQS queues."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role in the account that holds your IAM users, which ssh-grunt assumes to look them up. With an empty string, no role in another account is used."
  type        = string
  default     = ""
}

variable "force_destroy" {
  description = "Whether the bucket for backups may be destroyed although it is not empty. Use this for tests only."
  type        = bool
  default     = false
}

variable "high_asg_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm of the Auto Scaling Group measures utilization."
  type        = number
  default     = 60
}

variable "high_asg_cpu_utilization_threshold" {
  description = "Average CPU utilization of the Auto Scaling Group, in percent, above which the CPU alarm is raised."
  type        = number
  default     = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the Auto Scaling Group interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_asg_disk_utilization_period" {
  description = "Length, in seconds, of the period over which the disk alarm of the Auto Scaling Group measures utilization."
  type        = number
  default     = 60
}

variable "high_asg_disk_utilization_threshold" {
  description = "Average utilization of the root disks in the Auto Scaling Group, in percent, above which the disk alarm is raised."
  type        = number
  default     = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  description = "How the disk alarm of the Auto Scaling Group interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_asg_memory_utilization_period" {
  description = "Length, in seconds, of the period over which the memory alarm of the Auto Scaling Group measures utilization."
  type        = number
  default     = 60
}

variable "high_asg_memory_utilization_threshold" {
  description = "Average memory utilization of the Auto Scaling Group, in percent, above which the memory alarm is raised."
  type        = number
  default     = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  description = "How the memory alarm of the Auto Scaling Group interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which the DNS record is created. With `null`, the zone is looked up by `base_domain_name`."
  type        = string
  default     = null
}

variable "instance_type" {
  description = "EC2 instance type, such as `t3.micro`, that the server runs on."
  type        = string
  default     = "t3.micro"
}

variable "keypair_name" {
  description = "Name of the EC2 key pair to install on the server for SSH logins. With `null`, no key pair is installed."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the bucket for backups. With `null`, a key is created according to the `cmk_*` inputs."
  type        = string
  default     = null
}

variable "name" {
  description = "Name of the server, which is also used for the resources around it."
  type        = string
  default     = "vpn"
}

variable "openvpn_server_tags" {
  description = "Tags to apply to everything that the underlying `openvpn-server` module creates, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "request_queue_name" {
  description = "Name of the SQS queue that receives requests for certificates."
  type        = string
  default     = "queue"
}

variable "revocation_queue_name" {
  description = "Name of the SQS queue that receives revocations of certificates, to which the prefix `openvpn-requests-` is added."
  type        = string
  default     = "queue"
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether this module creates the CloudWatch log group in advance. With `false`, the CloudWatch agent creates it when it first writes logs."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH. Used only while `enable_ssh_grunt` is `true`."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use `sudo`. Used only while `enable_ssh_grunt` is `true`."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Tenancy of the EC2 instances: `default` for shared hardware, `dedicated` or `host`."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}

variable "use_strong_prime" {
  description = "Whether the Diffie-Hellman parameters are generated from strong primes. In practice, little is gained by it."
  type        = bool
  default     = false
}

variable "vpn_route_cidr_blocks" {
  description = "CIDR blocks to which clients send traffic through the VPN."
  type        = list(string)
  default     = []
}

variable "vpn_search_domains" {
  description = "Domains that clients resolve through the VPN, along with their subdomains."
  type        = list(string)
  default     = []
}

variable "vpn_subnet" {
  description = "Range from which clients get their addresses, as an IP address and a subnet mask. It must not overlap with the addresses of the VPC."
  type        = string
  default     = "172.16.1.0 255.255.255.0"
}
