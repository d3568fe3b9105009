# modules/services/ecs-service of the service catalog, v0.96.3.

# Required inputs

variable "container_definitions" {
  description = "Container definitions of the task, in the ECS format: one entry for each container that the service runs."
  type        = any
}

variable "default_listener_arns" {
  description = "Listeners of the load balancer, as a map from port number to listener ARN. Listener rules look up the listener of a port here."
  type        = map(string)
}

variable "default_listener_ports" {
  description = "Ports of the listeners that a listener rule is attached to, unless the rule names its own in `listener_ports`."
  type        = list(string)
}

variable "ecs_cluster_arn" {
  description = "ARN of the existing ECS cluster in which the service runs."
  type        = string
}

variable "ecs_cluster_name" {
  description = "Name of the existing ECS cluster in which the service runs."
  type        = string
}

variable "service_name" {
  description = "Name of the ECS service to create."
  type        = string
}

# Optional inputs

variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm changes state. With an empty list, no topic is notified."
  type        = list(string)
  default     = []
}

variable "alarm_sns_topic_arns_us_east_1" {
  description = "ARNs of SNS topics in `us-east-1` that the alarms of Route 53 health checks notify. Topics in any other region are rejected."
  type        = list(string)
  default     = []
}

variable "alb_sticky_session_cookie_duration" {
  description = "Lifetime of the session stickiness cookie in seconds, from 1 to 604800. Used only when `elb_target_groups` is set."
  type        = number
  default     = 86400
}

variable "alb_sticky_session_type" {
  description = "Kind of session stickiness, such as `lb_cookie` for a cookie issued by the load balancer. Used only when `elb_target_groups` is set."
  type        = string
  default     = "lb_cookie"
}

variable "canary_container_definitions" {
  description = "Container definitions of the canary task, in the same ECS format as `container_definitions`."
  type        = any
  default     = []
}

variable "canary_version" {
  description = "Version of the Docker image to deploy as the canary. Leave it `null` when you run no canary."
  type        = string
  default     = null
}

variable "capacity_provider_strategy" {
  description = "Capacity providers that run the tasks, with the weight and the base of each. The providers must already be associated with the cluster, and a non-empty list takes the place of `launch_type`."
  type = list(object({
    # Name of the capacity provider.
    capacity_provider = string
    # Share of the tasks, relative to the other providers, that run on this one.
    weight = number
    # Number of tasks that run on this provider at least.
    base = number
  }))
  default = []
}

variable "clb_container_name" {
  description = "Name of the container to register with the Classic Load Balancer. Used only when `clb_name` is set."
  type        = string
  default     = null
}

variable "clb_container_port" {
  description = "Port of the container to register with the Classic Load Balancer. Used only when `clb_name` is set."
  type        = number
  default     = null
}

variable "clb_name" {
  description = "Name of the Classic Load Balancer that the service registers with. Leave it `null` if you use an Application or Network Load Balancer."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "ARN of the KMS key that encrypts the log group this module creates. With `null`, the log group is not encrypted with a KMS key."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group. You must set it when `create_cloudwatch_log_group` is `true`."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention" {
  description = "Number of days for which the log group created by this module keeps events. `0` keeps them forever."
  type        = number
  default     = null
}

variable "cpu" {
  description = "Number of CPU units to reserve for the service, where 1024 units equal one vCPU."
  type        = number
  default     = 1
}

variable "create_cloudwatch_log_group" {
  description = "Whether Terraform creates and manages the log group of the service. Managing it here lets you set options such as encryption."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether to create a Route 53 record that points at the load balancer of the service."
  type        = bool
  default     = false
}

variable "custom_docker_command" {
  description = "Command to use instead of the standard `docker run` command. Takes effect only when `use_custom_docker_run_command` is `true`."
  type        = string
  default     = null
}

variable "custom_ecs_service_role_name" {
  description = "Name for the IAM role with which ECS registers the IP addresses of tasks with load balancers."
  type        = string
  default     = null
}

variable "custom_iam_policy_prefix" {
  description = "Prefix for the names of the IAM policies that are created from `iam_policy` and `secrets_access`. With `null`, `service_name` serves as the prefix."
  type        = string
  default     = null
}

variable "custom_iam_role_name_prefix" {
  description = "Prefix for the name of the IAM role that the task assumes."
  type        = string
  default     = null
}

variable "custom_task_execution_iam_role_name_prefix" {
  description = "Prefix for the names of the task execution role and its policy, which give access to ECR and CloudWatch."
  type        = string
  default     = null
}

variable "dependencies" {
  description = "Values, such as ARNs or IDs, of resources that must exist before the resources of this module are created. Passing them here establishes the order."
  type        = list(string)
  default     = []
}

variable "deployment_check_loglevel" {
  description = "Amount of output from the deployment check: `error`, `warn` or `info`."
  type        = string
  default     = "info"
}

variable "deployment_check_timeout_seconds" {
  description = "Number of seconds after which a deployment check stops waiting and fails."
  type        = number
  default     = 600
}

variable "deployment_circuit_breaker_enabled" {
  description = "Whether ECS stops a deployment whose tasks keep failing their health checks, instead of starting new ones without end."
  type        = bool
  default     = false
}

variable "deployment_circuit_breaker_rollback" {
  description = "Whether ECS goes back to the last successful deployment once the circuit breaker trips. Takes effect only when `deployment_circuit_breaker_enabled` is `true`."
  type        = bool
  default     = false
}

variable "deployment_maximum_percent" {
  description = "Upper limit on the number of tasks that run during a deployment, as a percentage of the desired count. `200` lets a full second set start before the old one stops."
  type        = number
  default     = 200
}

variable "deployment_minimum_healthy_percent" {
  description = "Lower limit on the number of healthy tasks during a deployment, as a percentage of the desired count."
  type        = number
  default     = 100
}

variable "desired_number_of_canary_tasks" {
  description = "Number of canary tasks to run. Usually this is 0 for none or 1."
  type        = number
  default     = 0
}

variable "desired_number_of_tasks" {
  description = "Number of tasks that the service runs."
  type        = number
  default     = 1
}

variable "domain_name" {
  description = "Domain name of the DNS record that points at the load balancer of the service."
  type        = string
  default     = null
}

variable "ecs_instance_security_group_id" {
  description = "ID of the security group of the EC2 instances on which the tasks run."
  type        = string
  default     = null
}

variable "ecs_node_port_mappings" {
  description = "Ports to open on the EC2 nodes, as a map from container port to host port. Tasks on Fargate have no nodes, so the map does not apply to them."
  type        = map(number)
  default     = {}
}

variable "efs_volumes" {
  description = "Amazon EFS file systems that the containers of the task can mount. The map keys name the volumes."
  type = map(object({
    # ID of the EFS file system.
    file_system_id = string
    # Path in the container at which the volume is mounted.
    container_path = string
    # Directory of the file system that becomes the root of the volume.
    root_directory = string
    # Encryption of traffic to EFS: `ENABLED` or `DISABLED`.
    transit_encryption = string
    # Port for encrypted traffic to EFS.
    transit_encryption_port = number
    # ID of the EFS access point to use.
    access_point_id = string
    # Whether the task role is used for mounting: `ENABLED` or `DISABLED`.
    iam = string
  }))
  default = {}
}

variable "elb_slow_start" {
  description = "Number of seconds, from 30 to 900, over which the load balancer raises the share of requests sent to a new target. `0` turns this warm-up off."
  type        = number
  default     = 0
}

variable "elb_target_group_deregistration_delay" {
  description = "Number of seconds, from 0 to 3600, that the load balancer waits for open requests before it removes a target. Used only when `elb_target_groups` is set."
  type        = number
  default     = 300
}

variable "elb_target_group_vpc_id" {
  description = "ID of the VPC in which the target groups are created. Used only when `elb_target_groups` is set."
  type        = string
  default     = null
}

variable "elb_target_groups" {
  description = "Target groups to create for an Application or Network Load Balancer, as a map. Leave the map empty if the service uses neither."
  type        = any
  default     = {}
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create CloudWatch alarms for the ECS service."
  type        = bool
  default     = false
}

variable "enable_ecs_deployment_check" {
  description = "Whether `apply` waits until ECS has rolled out the new deployment. The companion binary `ecs_deploy_check_binaries` must be installed for this."
  type        = bool
  default     = true
}

variable "enable_execute_command" {
  description = "Whether you can run commands in the containers of the tasks through ECS Exec."
  type        = bool
  default     = false
}

variable "enable_route53_health_check" {
  description = "Whether to create a Route 53 health check for the domain name, along with an alarm that reports when the domain cannot be reached."
  type        = bool
  default     = false
}

variable "expose_ecs_service_to_other_ecs_nodes" {
  description = "Whether the other nodes of the ECS cluster may connect to the service."
  type        = bool
  default     = false
}

variable "fixed_response_rules" {
  description = "Listener rules that return a fixed response, given as a map with one entry for each rule."
  type        = map(any)
  default     = {}
}

variable "forward_rules" {
  description = "Listener rules that forward requests to the target group of the service, given as a map with one entry for each rule."
  type        = any
  default     = {}
}

variable "health_check_enabled" {
  description = "Whether the target groups of an Application or Network Load Balancer run health checks. This setting has no effect on a Classic Load Balancer."
  type        = bool
  default     = true
}

variable "health_check_grace_period_seconds" {
  description = "Number of seconds after a task starts during which ECS ignores failing health checks of the load balancer."
  type        = number
  default     = 0
}

variable "health_check_healthy_threshold" {
  description = "Number of consecutive successful health checks, from 2 to 10, after which a target counts as healthy."
  type        = number
  default     = 5
}

variable "health_check_interval" {
  description = "Number of seconds, from 5 to 300, between two health checks of the same target."
  type        = number
  default     = 30
}

variable "health_check_matcher" {
  description = "HTTP status codes that count as a successful health check, as a list such as `200,202` or a range such as `200-299`."
  type        = string
  default     = "200"
}

variable "health_check_path" {
  description = "Path that health checks request. An Application Load Balancer requires one."
  type        = string
  default     = "/"
}

variable "health_check_port" {
  description = "Port that health checks connect to. With `traffic-port`, it is the port on which the target receives its traffic."
  type        = string
  default     = "traffic-port"
}

variable "health_check_timeout" {
  description = "Number of seconds, from 2 to 60, without a response after which a health check has failed."
  type        = number
  default     = 5
}

variable "health_check_unhealthy_threshold" {
  description = "Number of consecutive failed health checks, from 2 to 10, after which a target counts as unhealthy."
  type        = number
  default     = 2
}

variable "high_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm measures utilization."
  type        = number
  default     = 300
}

variable "high_cpu_utilization_threshold" {
  description = "CPU utilization, in percent, above which the CPU alarm is raised."
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_memory_utilization_period" {
  description = "Length, in seconds, of the period over which the memory alarm measures utilization."
  type        = number
  default     = 300
}

variable "high_memory_utilization_threshold" {
  description = "Memory utilization, in percent, above which the memory alarm is raised."
  type        = number
  default     = 90
}

variable "high_memory_utilization_treat_missing_data" {
  description = "How the memory alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which the DNS record is created."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions to grant to the IAM role of the task, as a map from statement ID (sid) to statement. With `null`, nothing is added."
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

variable "launch_type" {
  description = "How ECS runs the tasks: `EC2` or `FARGATE`. Fargate requires the network mode `awsvpc`, and `capacity_provider_strategy` takes precedence over this setting."
  type        = string
  default     = "EC2"
}

variable "lb_hosted_zone_id" {
  description = "ID of the hosted zone that AWS assigned to the load balancer, which the alias record needs. It is not the zone that receives the record; that one is `hosted_zone_id`."
  type        = string
  default     = null
}

variable "lb_target_group_tags" {
  description = "Tags to apply to the target groups of the load balancer, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "max_number_of_tasks" {
  description = "Largest number of tasks that auto scaling may run."
  type        = number
  default     = 3
}

variable "memory" {
  description = "Memory for the service, in megabytes."
  type        = number
  default     = 500
}

variable "min_number_of_tasks" {
  description = "Smallest number of tasks to which auto scaling may reduce the service."
  type        = number
  default     = 1
}

variable "network_configuration" {
  description = "Subnets, security group rules and public IP setting of the tasks. Applies only when `network_mode` is `awsvpc`."
  type = object({
    # IDs of the subnets in which the tasks run.
    subnets = list(string)
    # ID of the VPC that contains the subnets.
    vpc_id = string
    # Rules of the service's security group, keyed by name.
    security_group_rules = map(object({
      # `ingress` or `egress`.
      type = string
      # First port of the range.
      from_port = number
      # Last port of the range.
      to_port = number
      # Protocol, such as `tcp`, or `-1` for all.
      protocol = string
      # ID of the security group at the other end.
      source_security_group_id = string
      # CIDR blocks at the other end.
      cidr_blocks = list(string)
    }))
    # IDs of more security groups to attach to the tasks.
    additional_security_group_ids = list(string)
    # Whether the tasks get public IP addresses.
    assign_public_ip = bool
  })
  default = null
}

variable "network_mode" {
  description = "Docker network mode of the containers: `none`, `bridge`, `host` or `awsvpc`. The mode `awsvpc` requires `network_configuration`."
  type        = string
  default     = "bridge"
}

variable "original_lb_dns_name" {
  description = "DNS name that AWS assigned to the load balancer when it was created."
  type        = string
  default     = null
}

variable "placement_constraint_expression" {
  description = "Expression in the cluster query language that nodes must satisfy to run a task. The constraint type `distinctInstance` needs no expression."
  type        = string
  default     = "attribute:ecs.ami-id != 'ami-fake'"
}

variable "placement_constraint_type" {
  description = "Kind of placement constraint: `memberOf`, which applies `placement_constraint_expression`, or `distinctInstance`."
  type        = string
  default     = "memberOf"
}

variable "placement_strategy_field" {
  description = "Field that the placement strategy works on: `cpu`, `memory`, `instanceId` or an attribute of the nodes."
  type        = string
  default     = "cpu"
}

variable "placement_strategy_type" {
  description = "How tasks are distributed over the nodes: `binpack`, `spread` or `random`."
  type        = string
  default     = "binpack"
}

variable "propagate_tags" {
  description = "Where tasks take their tags from: `SERVICE` or `TASK_DEFINITION`. With `null`, tags are not propagated."
  type        = string
  default     = "SERVICE"
}

variable "proxy_configuration_container_name" {
  description = "Name of the container in `container_definitions` that serves as the Envoy proxy."
  type        = string
  default     = null
}

variable "proxy_configuration_properties" {
  description = "Network settings for the proxy that are passed to the Container Network Interface (CNI) plugin, as key-value pairs."
  type        = map(string)
  default     = null
}

variable "redirect_rules" {
  description = "Listener rules that answer requests with a redirect, given as a map with one entry for each rule."
  type        = map(any)
  default     = {}
}

variable "route53_health_check_path" {
  description = "Path that the Route 53 health check requests. It must respond with status 200."
  type        = string
  default     = "/"
}

variable "route53_health_check_port" {
  description = "Port of the public domain that the Route 53 health check connects to."
  type        = number
  default     = 80
}

variable "route53_health_check_protocol" {
  description = "Protocol of the Route 53 health check: `HTTP` or `HTTPS`."
  type        = string
  default     = "HTTP"
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
  description = "ARNs of Secrets Manager secrets that the task may read. You may leave out the random suffix that AWS adds to the ARN."
  type        = list(string)
  default     = []
}

variable "secrets_manager_arns" {
  description = "ARNs of Secrets Manager secrets that the task execution role may read. Use `secrets_access` for secrets that the task role reads."
  type        = list(string)
  default     = []
}

variable "secrets_manager_kms_key_arn" {
  description = "ARN of the KMS key with which the secrets are encrypted."
  type        = string
  default     = null
}

variable "service_security_group_name" {
  description = "Name of the security group that the service gets in `awsvpc` network mode. With `null`, it is called like the service (`service_name`)."
  type        = string
  default     = null
}

variable "service_tags" {
  description = "Tags to apply to the ECS service, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "task_cpu" {
  description = "CPU units of one task. Required when the service runs on Fargate."
  type        = number
  default     = null
}

variable "task_definition_tags" {
  description = "Tags to apply to the task definition, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "task_memory" {
  description = "Memory of one task. Required when the service runs on Fargate."
  type        = number
  default     = null
}

variable "use_alb_sticky_sessions" {
  description = "Whether the Application Load Balancer keeps sending the requests of a session to the same target. Takes effect only when `elb_target_groups` is set."
  type        = bool
  default     = false
}

variable "use_auto_scaling" {
  description = "Whether the number of tasks is scaled automatically between `min_number_of_tasks` and `max_number_of_tasks`."
  type        = bool
  default     = true
}

variable "use_custom_docker_run_command" {
  description = "Whether to run `custom_docker_command`, which you then have to provide, in place of the standard command."
  type        = bool
  default     = false
}

variable "volumes" {
  description = "Volumes that the task can use, as a map from volume name to settings. The settings are those of a `volume` block of the `aws_ecs_task_definition` resource."
  type        = any
  default     = {}
}
