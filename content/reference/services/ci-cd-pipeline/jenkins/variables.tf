# modules/mgmt/jenkins of the service catalog, v0.96.3.

# Required inputs

variable "acm_ssl_certificate_domain" {
  description = "Domain name of the ACM certificate that the load balancer presents."
  type        = string
}

variable "alb_subnet_ids" {
  description = "IDs of the subnets for the Application Load Balancer in front of Jenkins. All of them must be in the VPC given by `vpc_id`."
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

variable "domain_name" {
  description = "Domain name at which Jenkins can be reached. It must belong to the zone `hosted_zone_id`."
  type        = string
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which the DNS record is created."
  type        = string
}

variable "instance_type" {
  description = "EC2 instance type, such as `t3.micro`, that the server runs on."
  type        = string
}

variable "jenkins_subnet_id" {
  description = "ID of the subnet in which the Jenkins server runs. It must be in the VPC given by `vpc_id`."
  type        = string
}

variable "memory" {
  description = "Heap memory of the Java process that runs Jenkins, such as `512m` or `1g`. The value is passed to the options `-Xms` and `-Xmx`."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms, including the one about failed backups. Despite the singular name this is a list."
  type        = list(string)
  default     = []
}

variable "allow_incoming_http_from_cidr_blocks" {
  description = "CIDR blocks from which Jenkins can be reached over HTTP. An empty list admits no address range."
  type        = list(string)
  default     = []
}

variable "allow_incoming_http_from_security_group_ids" {
  description = "IDs of the security groups whose members can reach Jenkins over HTTP. An empty list admits no group."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "CIDR blocks from which SSH connections to port 22 are accepted. An empty list admits no address range."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of the security groups whose members may open SSH connections to port 22. An empty list admits no group."
  type        = list(string)
  default     = []
}

variable "backup_job_alarm_period" {
  description = "Interval, in seconds, at which backups are expected. If none is reported for longer than that, the alarm is raised."
  type        = number
  default     = 86400
}

variable "backup_job_metric_name" {
  description = "Name of the CloudWatch metric that the backup Lambda function increments after each successful backup."
  type        = string
  default     = "jenkins-backup-job"
}

variable "backup_job_metric_namespace" {
  description = "Namespace of the CloudWatch metric that the backup Lambda function reports to."
  type        = string
  default     = "Custom/Jenkins"
}

variable "backup_job_schedule_expression" {
  description = "Schedule on which the Lambda function takes snapshots, as a `cron` or `rate` expression. Repeat its interval, in seconds, in `backup_job_alarm_period`."
  type        = string
  default     = "rate(1 day)"
}

variable "backup_using_dlm" {
  description = "Whether backups are taken by a policy of Amazon Data Lifecycle Manager (DLM)."
  type        = bool
  default     = true
}

variable "backup_using_lambda" {
  description = "Whether backups are taken by a Lambda function that runs on a schedule."
  type        = bool
  default     = false
}

variable "build_permission_actions" {
  description = "IAM actions that Jenkins is allowed to perform during builds. They apply to all resources."
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
  description = "Whether to create a public Route 53 A record for Jenkins."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags to apply to Jenkins and all resources that belong to it, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "default_user" {
  description = "Operating system user that the AMI provides for logging in, for example `ubuntu` or `ec2-user`."
  type        = string
  default     = "ubuntu"
}

variable "dlm_backup_job_schedule_interval" {
  description = "Number of hours between two runs of the lifecycle policy."
  type        = number
  default     = 24
}

variable "dlm_backup_job_schedule_name" {
  description = "Name of the schedule in the lifecycle policy."
  type        = string
  default     = "daily-last-two-weeks"
}

variable "dlm_backup_job_schedule_number_of_snapshots_to_retain" {
  description = "Number of snapshots that the lifecycle policy retains, from 1 to 1000."
  type        = number
  default     = 15
}

variable "dlm_backup_job_schedule_times" {
  description = "Time at which the lifecycle policy starts, as `HH:MM` on a 24-hour clock. The list can have one entry at most."
  type        = list(string)
  default = [
    "03:00"
  ]
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the data volume. Jenkins is given access to the key."
  type        = string
  default     = null
}

variable "ebs_kms_key_arn_is_alias" {
  description = "Whether `ebs_kms_key_arn` refers to the alias of a key rather than to the key itself."
  type        = bool
  default     = false
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

variable "external_account_auto_deploy_iam_role_arns" {
  description = "ARNs of IAM roles in other accounts that Jenkins may assume in order to deploy there."
  type        = list(string)
  default     = []
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role in the account that holds your IAM users, which ssh-grunt assumes to look them up. With an empty string, no role in another account is used."
  type        = string
  default     = ""
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

variable "is_internal_alb" {
  description = "Whether the load balancer is reachable only from within the VPC. With `false`, it is exposed to the internet."
  type        = bool
  default     = true
}

variable "jenkins_device_name" {
  description = "Name of the operating system device as which the data volume is attached."
  type        = string
  default     = "xvdh"
}

variable "jenkins_mount_point" {
  description = "Path in the file system at which the data volume is mounted."
  type        = string
  default     = "/jenkins"
}

variable "jenkins_user" {
  description = "Operating system user that runs Jenkins."
  type        = string
  default     = "jenkins"
}

variable "jenkins_volume_alarm_treat_missing_data" {
  description = "How the backup alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "jenkins_volume_encrypted" {
  description = "Whether the data volume is encrypted."
  type        = bool
  default     = true
}

variable "jenkins_volume_size" {
  description = "Size of the data volume, in GB."
  type        = number
  default     = 200
}

variable "jenkins_volume_type" {
  description = "EBS volume type of the data volume: `standard`, `gp2`, `io1`, `sc1` or `st1`."
  type        = string
  default     = "gp2"
}

variable "keypair_name" {
  description = "Name of the EC2 key pair to install on the server for SSH logins. With `null`, no key pair is installed."
  type        = string
  default     = null
}

variable "name" {
  description = "Name of the server on which Jenkins runs."
  type        = string
  default     = "jenkins"
}

variable "root_block_device_volume_type" {
  description = "EBS volume type of the root volume: `standard`, `gp2`, `io1`, `sc1` or `st1`."
  type        = string
  default     = "gp2"
}

variable "root_volume_size" {
  description = "Size of the root volume, in GB. It does not have to hold the data of Jenkins, which has a volume of its own."
  type        = number
  default     = 100
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether this module creates the CloudWatch log group in advance. With `false`, the CloudWatch agent creates it when it first writes logs."
  type        = bool
  default     = true
}

variable "skip_health_check" {
  description = "Whether a rollout goes ahead even if the servers that are running now are unhealthy."
  type        = bool
  default     = false
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
