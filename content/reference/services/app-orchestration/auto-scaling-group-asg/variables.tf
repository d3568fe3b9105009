# modules/services/asg-service of the service catalog, v0.96.3.

# Required inputs

variable "ami" {
  description = "ID of the AMI that the instances boot from. The AMI must contain `ec2-baseline`, since the default user data script calls it."
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

variable "instance_type" {
  description = "EC2 instance type, such as `t3.micro`, of the instances in the Auto Scaling Group."
  type        = string
}

variable "max_size" {
  description = "Largest number of instances the Auto Scaling Group may run."
  type        = number
}

variable "min_elb_capacity" {
  description = "Number of instances that the load balancer must report as healthy before the Auto Scaling Group counts as created."
  type        = number
}

variable "min_size" {
  description = "Smallest number of instances the Auto Scaling Group keeps running."
  type        = number
}

variable "name" {
  description = "Name of the Auto Scaling Group, which is also used for the resources around it."
  type        = string
}

variable "subnet_ids" {
  description = "IDs of the subnets to deploy to. All of them must be in the VPC given by `vpc_id`."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "alarm_sns_topic_arns_us_east_1" {
  description = "ARNs of SNS topics in `us-east-1` that the alarms of Route 53 health checks notify. Topics in any other region are rejected."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms. Despite the singular name this is a list; while it is empty, no topic is notified."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_cidr_blocks" {
  description = "CIDR blocks from which connections to the ports in `server_ports` are accepted. An empty list admits no address range."
  type        = list(string)
  default     = []
}

variable "allow_inbound_from_security_group_ids" {
  description = "IDs of the security groups whose members may connect to the ports in `server_ports`. An empty list admits no group."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "CIDR blocks from which SSH connections to port 22 are accepted. An empty list admits no address range."
  type        = list(string)
  default     = []
}

variable "allow_ssh_security_group_ids" {
  description = "IDs of the security groups whose members may open SSH connections to `ssh_port`. An empty list admits no group."
  type        = list(string)
  default     = []
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

variable "create_route53_entry" {
  description = "Whether to create a Route 53 record for the service."
  type        = bool
  default     = false
}

variable "custom_tags" {
  description = "Tags for the Auto Scaling Group, each of which can be passed on to the instances it launches."
  type = list(object({
    # Key of the tag.
    key = string
    # Value of the tag.
    value = string
    # Whether instances get the tag when the group launches them.
    propagate_at_launch = bool
  }))
  default = []
}

variable "default_forward_target_group_arns" {
  description = "ARNs of the target groups to which forward rules send requests unless a rule names other targets."
  type        = list(any)
  default     = []
}

variable "default_user" {
  description = "Operating system user that the AMI provides for logging in, for example `ubuntu` or `ec2-user`."
  type        = string
  default     = "ubuntu"
}

variable "desired_capacity" {
  description = "Number of instances to start with. Leave it `null` if scaling policies change the number, so that Terraform does not reset it."
  type        = number
  default     = null
}

variable "domain_name" {
  description = "Domain name to register in the zone `hosted_zone_id`. Used only while `create_route53_entry` is `true`."
  type        = string
  default     = null
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether to add the IAM permissions with which the server can send its logs to CloudWatch Logs."
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

variable "enable_route53_health_check" {
  description = "Whether to create Route 53 health checks for `domain_name`."
  type        = bool
  default     = false
}

variable "enabled_metrics" {
  description = "Metrics of the Auto Scaling Group to collect, such as `GroupInServiceInstances`. With an empty list, none are collected."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role in the account that holds your IAM users, which ssh-grunt assumes to look them up. With an empty string, no role in another account is used."
  type        = string
  default     = ""
}

variable "fixed_response_listener_rules" {
  description = "Listener rules that return a fixed response, given as a map with one entry for each rule."
  type        = map(any)
  default     = {}
}

variable "forward_listener_rules" {
  description = "Listener rules that forward requests, given as a map with one entry for each rule. By default they send requests to the target groups of `server_ports`."
  type        = any
  default     = {}
}

variable "health_check_grace_period" {
  description = "Number of seconds after an instance comes up before its health is checked for the first time."
  type        = number
  default     = 300
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
  description = "ID of the Route 53 hosted zone in which the DNS record is created."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions to grant to the IAM role of the instances, as a map from statement ID (sid) to statement. With `null`, nothing is added."
  type = map(object({
    # ARNs of the resources to which the statement applies.
    resources = list(string)
    # IAM actions to which the statement applies.
    actions = list(string)
    # `Allow` or `Deny`.
    effect = string
  }))
  default = null
}

variable "key_pair_name" {
  description = "Name of the EC2 key pair to install on the instances for SSH logins. With `null`, no key pair is installed."
  type        = string
  default     = null
}

variable "lb_hosted_zone_id" {
  description = "ID of the hosted zone that AWS assigned to the load balancer, which the alias record needs. It is not the zone that receives the record; that one is `hosted_zone_id`."
  type        = string
  default     = null
}

variable "listener_arns" {
  description = "Listeners of the load balancer, as a map from port number to listener ARN."
  type        = map(string)
  default     = {}
}

variable "listener_ports" {
  description = "Ports on which the Application Load Balancer accepts requests."
  type        = list(number)
  default     = []
}

variable "load_balancers" {
  description = "Names of the Classic Load Balancers that the instances register with. For Application Load Balancers, target groups are used instead."
  type        = list(string)
  default     = []
}

variable "metadata_users" {
  description = "Operating system users that may query the instance metadata endpoint."
  type        = list(string)
  default     = []
}

variable "original_lb_dns_name" {
  description = "DNS name that AWS assigned to the load balancer when it was created."
  type        = string
  default     = null
}

variable "redirect_listener_rules" {
  description = "Listener rules that answer requests with a redirect, given as a map with one entry for each rule."
  type        = map(any)
  default     = {}
}

variable "route53_health_check_provider_external_id" {
  description = "External ID to pass when the AWS provider that this module configures for `us-east-1` assumes a role."
  type        = string
  default     = null
}

variable "route53_health_check_provider_profile" {
  description = "Name of the AWS profile used by the AWS provider that this module configures for `us-east-1`."
  type        = string
  default     = null
}

variable "route53_health_check_provider_role_arn" {
  description = "ARN of the IAM role that the AWS provider configured by this module for `us-east-1` assumes."
  type        = string
  default     = null
}

variable "route53_health_check_provider_session_name" {
  description = "Name of the session in which the AWS provider configured by this module for `us-east-1` assumes its role."
  type        = string
  default     = null
}

variable "route53_health_check_provider_shared_credentials_file" {
  description = "Path of the shared credentials file for the AWS provider that this module configures for `us-east-1`."
  type        = string
  default     = null
}

variable "secrets_access" {
  description = "ARNs of Secrets Manager secrets that the instances may read. You may leave out the random suffix that AWS adds to the ARN."
  type        = list(string)
  default     = []
}

variable "server_ports" {
  description = "Ports on which the instances serve requests, as a map. A target group is created for each port."
  type        = any
  default     = {}
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether this module creates the CloudWatch log group in advance. With `false`, the CloudWatch agent creates it when it first writes logs."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH. Use an empty string, not `null`, to grant this to no group."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use `sudo`. Use an empty string, not `null`, to grant this to no group."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "ssh_port" {
  description = "Port on which the instances accept SSH connections."
  type        = string
  default     = 22
}

variable "tag_asg_id_key" {
  description = "Key of a tag whose value is an ID that stays the same when the Auto Scaling Group is replaced."
  type        = string
  default     = "AsgId"
}

variable "termination_policies" {
  description = "Policies, such as `OldestInstance` or `Default`, that choose the instance to terminate on scale-in, in the order in which they are tried."
  type        = list(string)
  default     = []
}

variable "use_elb_health_checks" {
  description = "Whether the health checks of the load balancer decide if an instance is healthy. Turn this off as long as the endpoints to check do not exist."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}

variable "wait_for_capacity_timeout" {
  description = "Duration, such as `10m`, for which Terraform waits until instances are healthy."
  type        = string
  default     = "10m"
}
